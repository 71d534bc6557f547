// `npm run devchain:record`: records the chains that every fork starts from, then compiles the contracts of smart accounts.
import { readCommandLine } from '../../tests/run/command-line.mjs'

const USAGE = `npm run devchain:record

Records the chains again that every fork starts from, and compiles the contracts of smart accounts; commit what it writes.
`

readCommandLine({ command: 'npm run devchain:record', usage: USAGE })
for (const recorder of ['scripted-wallet/accounts/record.mjs', 'recordings/record.mjs'])
  await import(new URL(`../../devchain/${recorder}`, import.meta.url))
