"""The protocol between server and clients, declared once. JSON schemas and the client's TypeScript types are generated
from these declarations."""
