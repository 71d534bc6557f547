// Written by `npm run contracts`; changes are overwritten.
// Source: contracts/guest-book/GuestBook.sol
export const guestBookAbi = [
  {"inputs":[],"name":"EmptyMessage","type":"error"},
  {"inputs":[{"name":"length","type":"uint256"},{"name":"limit","type":"uint256"}],"name":"MessageTooLong","type":"error"},
  {"inputs":[],"name":"NotOwner","type":"error"},
  {"inputs":[],"name":"WithdrawalFailed","type":"error"},
  {"inputs":[{"name":"paid","type":"uint256"},{"name":"due","type":"uint256"}],"name":"WrongFee","type":"error"},
  {"anonymous":false,"inputs":[{"indexed":true,"name":"author","type":"address"},{"indexed":true,"name":"number","type":"uint256"},{"indexed":false,"name":"message","type":"string"},{"indexed":false,"name":"time","type":"uint256"}],"name":"Signed","type":"event"},
  {"anonymous":false,"inputs":[{"indexed":true,"name":"owner","type":"address"},{"indexed":false,"name":"amount","type":"uint256"}],"name":"Withdrawn","type":"event"},
  {"inputs":[],"name":"count","outputs":[{"name":"","type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"start","type":"uint256"},{"name":"limit","type":"uint256"}],"name":"entriesFrom","outputs":[{"components":[{"name":"author","type":"address"},{"name":"time","type":"uint64"},{"name":"message","type":"string"}],"name":"page","type":"tuple[]"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"fee","outputs":[{"name":"","type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"maxBytes","outputs":[{"name":"","type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"owner","outputs":[{"name":"","type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"message","type":"string"}],"name":"sign","outputs":[],"stateMutability":"payable","type":"function"},
  {"inputs":[],"name":"withdraw","outputs":[],"stateMutability":"nonpayable","type":"function"}
] as const

export const guestBook = {
  name: 'GuestBook',
  abi: guestBookAbi,
  addresses: {}
} as const
