const id = { name: 'id', type: 'uint256' } as const

/** What avatars need of ERC-721 and ERC-1155. */
export const tokenAbi = [
  { type: 'function', name: 'tokenURI', stateMutability: 'view', inputs: [id], outputs: [{ type: 'string' }] },
  { type: 'function', name: 'uri', stateMutability: 'view', inputs: [id], outputs: [{ type: 'string' }] },
  { type: 'function', name: 'ownerOf', stateMutability: 'view', inputs: [id], outputs: [{ type: 'address' }] },
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }, id],
    outputs: [{ type: 'uint256' }]
  }
] as const
