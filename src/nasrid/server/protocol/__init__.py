"""What server and clients say to each other, declared once. Nothing here needs a network: the schemas and the client's
TypeScript are made from these declarations."""
