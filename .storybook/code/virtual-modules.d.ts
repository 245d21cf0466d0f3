declare module 'virtual:specification' {
  const specification: import('./specification.ts').Specification
  export default specification
}

declare module 'virtual:hexagon' {
  const hexagon: import('./hexagon.ts').Hexagon
  export default hexagon
}

declare module 'virtual:library' {
  const modules: ReadonlyArray<import('./library.ts').Module>
  export default modules
}
