import { expect, test } from 'vitest'
import { commandsOf, readmes } from './readme.ts'

const WHOLE = 'runs these tests'
const FOLLOWED = '../proof/followed-recipes.alone.test.ts'
const SERVER = 'server-recipes.test.ts'
const START = '../devchain/start.test.ts'
const PACKAGE = '../proof/package.alone.test.ts'
const APP = '../proof/wallet-app.alone.test.ts'

/** Where each command of a README is run as written, so that none is forgotten. */
const RUN_BY: Readonly<Record<string, string>> = {
  'npm test': WHOLE,
  'npm start': START,
  'npm run build': `${FOLLOWED}, with a variable`,
  'RPC_LIBRARY=ethers npm run build': FOLLOWED,
  'CHAINS=84532,59141 npm start': FOLLOWED,
  'CHAINS=harbour,84531 npm start': FOLLOWED,
  'RPC_LIBRARY=harbour npm start': FOLLOWED,
  'npx vitest run --project integration tests/adapters/harbour': FOLLOWED,
  'npx vitest run --project unit tests/structure/layers.test.ts': FOLLOWED,
  [`npx vitest run --project alone tests/build/rpc-library.alone.test.ts -t "RPC_LIBRARY='harbour'"`]: FOLLOWED,
  'npm run create -- ../my-app': '../create/create.test.ts, and ../proof/create.alone.test.ts',
  'npm run release': '../proof/release.alone.test.ts',
  'npm run release -- --publish': 'nothing: it publishes',
  'npm run create -- upgrade ../my-app': '../create/upgrade.test.ts, without packing',
  'npm install': 'nothing: it needs a registry',
  'npm start -- --replay FOLDER': '../e2e/capsule.spec.ts',
  'npm pack -w devchain': PACKAGE,
  'npm install --save-dev ./portside-devchain-0.1.0.tgz': `${APP}, with Playwright`,
  'npm install --save-dev ./portside-devchain-0.1.0.tgz @playwright/test': APP,
  'npx --no-install portside-devchain': PACKAGE,
  'npm install --save-dev solc': `${PACKAGE}, with this project's own copy`,
  'npx --no-install portside-devchain contracts': PACKAGE,
  'npx --no-install portside-devchain --contracts contracts': PACKAGE,
  'npm run build:server': SERVER,
  'cp -R server/dist ../sign-in': SERVER,
  'cd ../sign-in && npm ci': 'nothing: it needs a registry',
  'AUTH_ORIGINS=https://app.example.com node main.js': SERVER,
  'AUTH_ORIGINS=https://app.example AUTH_DATABASE=/var/lib/portside/sign-in.db node main.js': SERVER
}

/** Run by devchain-commands.test.ts. */
const devchain = commandsOf('devchain/README.md').filter((command) => /^npm run (?:--silent )?devchain\b/.test(command))

test.each(readmes)('each command of %s is run by a test', (readme) => {
  const known = [...Object.keys(RUN_BY), ...devchain]
  expect(commandsOf(readme).filter((command) => !known.includes(command))).toEqual([])
})

test('every listed command is in a README', () => {
  const all = readmes.flatMap(commandsOf)
  expect(Object.keys(RUN_BY).filter((command) => !all.includes(command))).toEqual([])
})
