declare module 'virtual:icons' {
  const icons: Record<string, string>;
  export default icons;
}
declare module 'virtual:painter' {
  /** Where the worker that draws is fetched. */
  const address: string;
  export default address;
}
