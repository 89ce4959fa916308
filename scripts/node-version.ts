/** Ends a process that was started on a Node of the system and not by npm, which finds the right one. */
export function requireNode() {
  const [major = '0'] = process.versions.node.split('.');
  if (Number(major) >= 26) return;
  console.error(`This needs Node 26, this is Node ${process.versions.node}: run it by npm.`);
  process.exit(1);
}
