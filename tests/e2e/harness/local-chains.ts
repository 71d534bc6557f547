export const BASE_GOERLI = 84531
export const LINEA_GOERLI = 59140
/** Has the names of accounts on every network. */
export const ETHEREUM = 1
