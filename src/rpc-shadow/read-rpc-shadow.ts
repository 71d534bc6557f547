import { checkedRpcLibrary, type RpcLibrary } from '../rpc-libraries.ts'

/**
 * `RPC_SHADOW`: the library that repeats every read of chains and contracts in development; empty for none.
 * @throws Error with one sentence that names the variable and its value.
 */
export function readRpcShadow(
  value: string | undefined,
  { rpcLibrary, isBuild }: { readonly rpcLibrary: RpcLibrary; readonly isBuild: boolean }
): RpcLibrary | '' {
  if (!value?.trim()) return ''
  const shadow = checkedRpcLibrary('RPC_SHADOW', value.trim())
  if (shadow === rpcLibrary) throw new Error(`RPC_SHADOW must name another library than RPC_LIBRARY, got "${shadow}".`)
  if (isBuild) throw new Error(`RPC_SHADOW is for \`npm start\` and must be empty in a build, got "${shadow}".`)
  return shadow
}
