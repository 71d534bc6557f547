import type { AbstractNewable, Newable } from 'inversify'

/** What the container knows a dependency by: a class, or a `token` where its type is no class. */
type Key<Value> = AbstractNewable<Value>

interface OptionalKey<Value> {
  readonly serviceIdentifier: Key<Value>
  readonly optional: true
}

/** One for each parameter of a constructor; an optional one where the parameter may be undefined. */
type KeysOf<Parameters extends readonly unknown[]> = {
  readonly [Place in keyof Parameters]-?: undefined extends Parameters[Place]
    ? OptionalKey<Exclude<Parameters[Place], undefined>>
    : Key<Parameters[Place]>
}

/** A class, and what its constructor is given. */
export interface Provision<Model> {
  readonly type: Newable<Model>
  readonly keys: readonly (Key<unknown> | OptionalKey<unknown>)[]
}

/** What the container has under a name, by name. */
export type Provisions<Models> = { readonly [Name in keyof Models]: Provision<Models[Name]> }

/** Whether the keys fit the constructor is checked when compiled. */
export function provide<Parameters extends readonly unknown[], Model>(
  type: new (...parameters: Parameters) => Model,
  keys: KeysOf<Parameters>
): Provision<Model> {
  return { type, keys } as unknown as Provision<Model>
}

/** A key that need not be bound. */
export function optional<Value>(serviceIdentifier: Key<Value>): OptionalKey<Value> {
  return { serviceIdentifier, optional: true }
}

/** A key of a value that is no class's; at run time a symbol, and typed as the container types any other key. */
export function token<Value>(name: string): Key<Value> {
  return Symbol(name) as unknown as Key<Value>
}
