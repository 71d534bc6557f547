/** @walletconnect/ethereum-provider names these, and uses them only to show its own QR modal. */
export const createAppKit = () => {
  throw new Error('The AppKit modal is not part of this project.')
}

export const defineChain = (chain) => chain
