"""Values as JSON. Declarations (dataclasses, families of classes, annotated names) say what a value is; from them come
encoding, strict decoding, JSON Schema and TypeScript. Nothing in here knows the games."""
