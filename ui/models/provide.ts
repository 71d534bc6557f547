/** The container's key for a dependency: a class, or a `token` if its type is not a class. */
type Key<Value> = abstract new (...parameters: never[]) => Value

interface OptionalKey<Value> {
  readonly serviceIdentifier: Key<Value>
  readonly optional: true
}

/** One key for each constructor parameter; an optional one if the parameter may be undefined. */
type KeysOf<Parameters extends readonly unknown[]> = {
  readonly [Place in keyof Parameters]-?: undefined extends Parameters[Place]
    ? OptionalKey<Exclude<Parameters[Place], undefined>>
    : Key<Parameters[Place]>
}

/** A class, and the keys of its constructor's parameters. */
export interface Provision<Model> {
  readonly type: new (...parameters: never[]) => Model
  readonly keys: readonly (Key<unknown> | OptionalKey<unknown>)[]
}

/** The provision of each model, by the model's name. */
export type Provisions<Models> = { readonly [Name in keyof Models]: Provision<Models[Name]> }

/** The compiler checks that the keys fit the constructor. */
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

/** A key for a value without a class: a symbol at run time, typed like any other key of the container. */
export function token<Value>(name: string): abstract new () => Value {
  return Symbol(name) as unknown as abstract new () => Value
}
