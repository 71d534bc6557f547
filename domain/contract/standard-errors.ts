import type { AbiError } from 'abitype'

/** The errors of standard tokens (ERC-6093): they need no ABI of the page's own. */
export const standardErrors: readonly AbiError[] = [
  error('ERC20InsufficientBalance', 'address', 'uint256', 'uint256'),
  error('ERC20InsufficientAllowance', 'address', 'uint256', 'uint256'),
  ...['Sender', 'Receiver', 'Approver', 'Spender'].map((role) => error(`ERC20Invalid${role}`, 'address')),
  error('ERC721InvalidOwner', 'address'),
  error('ERC721NonexistentToken', 'uint256'),
  error('ERC721IncorrectOwner', 'address', 'uint256', 'address'),
  error('ERC721InsufficientApproval', 'address', 'uint256'),
  ...['Sender', 'Receiver', 'Approver', 'Operator'].map((role) => error(`ERC721Invalid${role}`, 'address')),
  error('ERC1155InsufficientBalance', 'address', 'uint256', 'uint256', 'uint256'),
  error('ERC1155MissingApprovalForAll', 'address', 'address'),
  error('ERC1155InvalidArrayLength', 'uint256', 'uint256'),
  ...['Sender', 'Receiver', 'Approver', 'Operator'].map((role) => error(`ERC1155Invalid${role}`, 'address'))
]

function error(name: string, ...types: readonly string[]): AbiError {
  return { type: 'error', name, inputs: types.map((type) => ({ type })) }
}
