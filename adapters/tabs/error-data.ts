const SAYING: readonly string[] = ['string', 'number', 'boolean']

/** An error as it goes from tab to tab, where classes are lost: all that it says by itself, and what its cause is. */
export function toErrorData(error: unknown): Readonly<Record<string, unknown>> {
  const { name, message, cause } = Object(error)
  const inner = Object(cause)
  return {
    ...said({ name, message, ...Object(error) }),
    ...(cause !== undefined && { cause: said({ message: inner.message, code: inner.code }) })
  }
}

function said(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => SAYING.includes(typeof value)))
}
