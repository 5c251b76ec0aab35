"""Values as JSON. Encoding, strict decoding, JSON Schema and TypeScript are derived from declarations: dataclasses,
families of classes and annotations. This package does not depend on the games."""
