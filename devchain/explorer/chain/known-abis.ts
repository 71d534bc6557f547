import { type Abi, erc20Abi, erc721Abi, erc1155Abi, multicall3Abi, parseAbi } from 'viem'

const errors = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error ERC20InvalidApprover(address approver)',
  'error ERC20InvalidSpender(address spender)',
  'error ERC2612ExpiredSignature(uint256 deadline)',
  'error ERC2612InvalidSigner(address signer, address owner)',
  'error ERC721InvalidOwner(address owner)',
  'error ERC721NonexistentToken(uint256 tokenId)',
  'error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)',
  'error ERC721InvalidReceiver(address receiver)',
  'error ERC721InsufficientApproval(address operator, uint256 tokenId)',
  'error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId)',
  'error ERC1155InvalidReceiver(address receiver)',
  'error ERC1155MissingApprovalForAll(address operator, address owner)',
  'error ERC1155InvalidArrayLength(uint256 idsLength, uint256 valuesLength)',
  'error OwnableUnauthorizedAccount(address account)'
])

const permit = parseAbi([
  'function mint(address to, uint256 amount)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)'
])

/** Standard ERC-20 plus what `TestDollar` adds. */
export const tokenAbi: Abi = [...erc20Abi, ...permit, ...errors]

export const collectibleAbi: Abi = [
  ...erc721Abi,
  ...parseAbi(['function mint(address to, uint256 id, string metadata)']),
  ...errors
]

export const editionAbi: Abi = [
  ...erc1155Abi,
  ...parseAbi(['function mint(address to, uint256 id, uint256 amount)']),
  ...errors
]

export const reverterAbi: Abi = parseAbi([
  'error Refused(uint256 code, string reason)',
  'function withReason() pure',
  'function withCustomError(uint256 code) pure',
  'function when(bool asked) payable',
  'function withoutEnd()'
])

export const smartAccountAbi: Abi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'error NotTheOwner()',
  'function execute(Call[] calls) payable',
  'function create(address owner, bytes32 salt) returns (address account)'
])

export const ensAbi: Abi = parseAbi([
  'function setOwner(bytes32 node, address owner)',
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
  'function setRecord(bytes32 node, address owner, address resolver, uint64 ttl)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setResolver(bytes32 node, address resolver)',
  'function setAddr(bytes32 node, address a)',
  'function setText(bytes32 node, string key, string value)',
  'function setName(string name)',
  'function setName(bytes32 node, string name)',
  'event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner)',
  'event NewResolver(bytes32 indexed node, address resolver)',
  'event AddrChanged(bytes32 indexed node, address a)',
  'event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress)',
  'event NameChanged(bytes32 indexed node, string name)',
  'event TextChanged(bytes32 indexed node, string indexed indexedKey, string key)'
])

const wrapped: Abi = parseAbi([
  'function deposit() payable',
  'function withdraw(uint256 amount)',
  'event Deposit(address indexed account, uint256 amount)',
  'event Withdrawal(address indexed account, uint256 amount)'
])

/** Tried in this order, one at a time: ERC-20 and ERC-721 share event signatures that differ in what is indexed. */
export const knownAbis: readonly Abi[] = [
  tokenAbi,
  collectibleAbi,
  editionAbi,
  multicall3Abi,
  reverterAbi,
  smartAccountAbi,
  ensAbi,
  wrapped
]
