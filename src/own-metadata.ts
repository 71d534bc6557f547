const metadata = new WeakMap<object, Map<unknown, unknown>>()

/**
 * Stands in for `reflect-metadata`, which inversify loads for its decorators: 2 kB before anyone connects, of which a
 * container without decorators (its bindings list what they need) uses only two functions, to number its bindings.
 */
Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object) => metadata.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object) => {
    metadata.set(target, (metadata.get(target) ?? new Map()).set(key, value))
  }
})
