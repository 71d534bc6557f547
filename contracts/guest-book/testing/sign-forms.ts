import { act, fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { guestBookText } from '../guest-book-text.ts'
import { guestBookPages } from './open-guest-book.tsx'

const { form } = guestBookText

/** For the tests of a file: what a visitor does with the form. @param confirm what the button says that asks the wallet */
export function signForms(confirm: string) {
  const tabs = openTabs()
  const openPage = guestBookPages(tabs)
  const field = () => screen.getByLabelText<HTMLInputElement>(form.message)
  const type = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }))
  const button = (name: string) => screen.getByRole('button', { name })
  const click = async (name: string) => {
    await act(async () => fireEvent.click(button(name)))
    await act(tabs.settled)
  }
  const says = (text: string) => expect(screen.getAllByText(text).length).toBeGreaterThan(0)

  /** With a wallet whose user answers on demand. */
  const open = async (options: Parameters<typeof openPage>[1] = {}) => {
    const connector = new PromptingConnector()
    const page = await openPage([], { connector, ...options })
    await act(() => page.models.connection.connect('wallet'))
    await act(tabs.settled)
    const answer = async (given: Hex | Error) => {
      connector.answers.at(-1)?.(given)
      await act(tabs.settled)
    }
    return { ...page, connector, answer }
  }

  const ask = async (options?: Parameters<typeof open>[0]) => {
    const page = await open(options)
    await type('Hello')
    await click(form.review)
    await click(confirm)
    return page
  }
  return { tabs, open, ask, field, type, button, click, says }
}
