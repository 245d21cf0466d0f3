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

declare module 'virtual:components' {
  const facts: Readonly<Record<string, import('../components/component-facts.ts').ComponentFacts>>
  export default facts
}

declare module 'virtual:variants' {
  const variants: Readonly<Record<string, ReadonlyArray<import('../components/variants.ts').Variants>>>
  export default variants
}

declare module 'virtual:recent-changes' {
  const changes: ReadonlyArray<import('../components/component-facts.ts').Change>
  export default changes
}
