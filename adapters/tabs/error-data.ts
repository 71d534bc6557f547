const PLAIN_TYPES: readonly string[] = ['string', 'number', 'boolean']

/** An error as plain data for another tab, where classes are lost: its own plain fields, and its cause's main ones. */
export function toErrorData(error: unknown): Readonly<Record<string, unknown>> {
  const { name, message, cause } = Object(error)
  const inner = Object(cause)
  return {
    ...plainFields({ name, message, ...Object(error) }),
    ...(cause !== undefined && { cause: plainFields({ message: inner.message, code: inner.code }) })
  }
}

function plainFields(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => PLAIN_TYPES.includes(typeof value)))
}
