/** Methods that always prompt the user, whatever the page's permissions. */
export const promptingMethods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_requestPermissions',
  'wallet_sendCalls',
  'wallet_watchAsset'
])
