declare module "*/pyodide.asm.mjs" {
  const create: unknown;
  export default create;
}
