// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { drawQr } from '#ui/views/connect-dialog/qr-code.tsx'
import { FakePage } from '#ui/views/fake-page.tsx'
import { Receive } from './receive.tsx'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
  vi.restoreAllMocks()
})

const code = (network: string) => screen.findByRole('img', { name: `QR code with your address on ${network}` })
const drawn = (svg: HTMLElement) => svg.querySelector('path')?.getAttribute('d')
const pathOf = (uri: string) => drawQr(uri).path

async function openReceive(): Promise<void> {
  const tab = openTab()
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  render(
    <FakePage models={tab.models}>
      <Receive account={alice} />
    </FakePage>
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Receive' })))
}

const choose = (chainId: string) =>
  act(async () => fireEvent.change(screen.getByLabelText('Network'), { target: { value: chainId } }))

test('the code names the wallet’s network, and follows the choice of another one', async () => {
  await openReceive()
  expect(drawn(await code('Base Goerli'))).toBe(pathOf(`ethereum:${alice}@84531`))
  expect(screen.getByRole('dialog').textContent).toContain(alice)
  expect(
    screen.getByText(/^Only send on Base Goerli to this code.*make sure that it exists on Base Goerli\.$/)
  ).toBeDefined()
  await choose('59140')
  expect(drawn(await code('Linea Goerli'))).toBe(pathOf(`ethereum:${alice}@59140`))
})

test('the address is copied alone, the payment link with the chosen network', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openReceive()
  await choose('59140')
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await press('Copy address')
  expect(writeText).toHaveBeenLastCalledWith(alice)
  await press('Copy payment link')
  expect(writeText).toHaveBeenLastCalledWith(`ethereum:${alice}@59140`)
})
