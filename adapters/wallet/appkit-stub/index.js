/** @walletconnect/ethereum-provider imports these, and uses them only for its own QR modal. */
export const createAppKit = () => {
  throw new Error('The AppKit modal is not part of this project.')
}

export const defineChain = (chain) => chain
