import { isSameAddress } from '#devchain/address.ts'

/** Makes an account the caller of reads and simulations, in the live parts of the page, too. */
export function setCaller(account: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-from]')) input.value = account
  const url = new URL(location.href)
  url.searchParams.set('from', account)
  history.replaceState(history.state, '', url)
}

/** Selects a wallet's account, which is added if it is not a local one. */
export function offerCaller(select: HTMLSelectElement, account: string, wallet: string): void {
  let option = [...select.options].find(({ value }) => isSameAddress(value, account))
  if (!option) {
    option = new Option(`${wallet} ${account.slice(0, 6)}…${account.slice(-4)}`, account)
    select.add(option)
  }
  select.value = option.value
  setCaller(option.value)
}
