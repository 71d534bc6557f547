// Runs one client's calls against a node, in order, and prints what each gave: `{ name: { value } | { error } }`.
const [, , url, webSocketUrl, given] = process.argv

export { url, webSocketUrl }
/** What both nodes have: contracts, accounts with their keys, and the last block of the recording. */
export const chain = JSON.parse(process.env.CHAIN ?? given)

export async function report(steps) {
  const answers = {}
  for (const [name, step] of Object.entries(steps)) {
    answers[name] = await step().then(
      (value) => ({ value }),
      (cause) => ({ error: described(cause) })
    )
  }
  process.stdout.write(JSON.stringify(answers, plain))
  process.exit(0)
}

/** The first of several events; programs that get none are ended by the test. */
export function first(subscribe) {
  return new Promise((resolve, reject) => {
    Promise.resolve(subscribe(resolve, reject)).catch(reject)
  })
}

function described(cause) {
  const { name, code, shortMessage, reason, message = String(cause), data } = cause ?? {}
  return { name, code, data, message: shortMessage ?? reason ?? message, cause: cause?.cause && described(cause.cause) }
}

function plain(_key, value) {
  if (typeof value === 'bigint') return `${value}n`
  return value instanceof Map ? [...value] : value
}
