declare module 'virtual:specification' {
  const chapters: ReadonlyArray<import('./specification.ts').Chapter>
  export default chapters
}

declare module 'virtual:hexagon' {
  const hexagon: import('./hexagon.ts').Hexagon
  export default hexagon
}

declare module 'virtual:library' {
  const modules: ReadonlyArray<import('./library.ts').Module>
  export default modules
}
