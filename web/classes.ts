const fileOfClass = new Map<string, string>();

/** Return a component's class. It is short, because it is repeated in the first load. */
export function componentClass({ filename, hash }: { filename: string; hash: (text: string) => string }): string {
  const name = `s${hash(filename).slice(-4)}`;
  const owner = fileOfClass.get(name) ?? filename;
  if (owner !== filename) throw new Error(`${filename} and ${owner} have the same class: use more of the hash`);
  fileOfClass.set(name, filename);
  return name;
}
