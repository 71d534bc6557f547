import path from 'node:path'
import { root } from './ready.mjs'

/** The page under test, independent of a developer's `.env` and of what a team configures, which these folders have instead. */
export const testedPage = {
  ENV_DIR: path.join(root, 'tests'),
  CONFIG_DIR: path.join(root, 'tests/configuration'),
  CHAINS: '84531,59140',
  APP_NAME: 'Portside',
  ORGANISATION: 'The Portside Community'
}

/** The token of the local networks, on both. */
const TOKEN = 'tUSD:6:0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** One build serves every browser test: each worker's origin serves both chains and the relay. */
export const sameOriginPage = {
  ...testedPage,
  RPC_URL_84531: '/rpc/84531',
  RPC_URL_59140: '/rpc/59140',
  WALLETCONNECT_PROJECT_ID: 'e2e',
  WALLETCONNECT_RELAY_URL: '/relay'
}

/** Likewise, with a sign-in service and tokens. */
export const sameOriginPageWithSignIn = {
  ...sameOriginPage,
  AUTH_URL: '/auth',
  TOKENS_84531: TOKEN,
  TOKENS_59140: TOKEN
}
