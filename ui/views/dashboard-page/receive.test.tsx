// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { drawQr } from '#ui/views/connect-dialog/qr-drawing.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { Receive } from './receive.tsx'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

const code = (network: string) => screen.findByRole('img', { name: `QR code with your address on ${network}` })
const drawn = (svg: HTMLElement) => svg.querySelector('path')?.getAttribute('d')
const pathOf = (uri: string) => drawQr(uri).path

test('the code names the wallet’s network, and follows the choice of another one', async () => {
  const tab = openTab()
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  render(
    <FakePage models={tab.models}>
      <Receive account={alice} />
    </FakePage>
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Receive' })))
  expect(drawn(await code('Base Goerli'))).toBe(pathOf(`ethereum:${alice}@84531`))
  expect(screen.getByRole('dialog').textContent).toContain(alice)
  expect(
    screen.getByText(/^Only send on Base Goerli to this code.*make sure that it exists on Base Goerli\.$/)
  ).toBeDefined()
  await act(async () => fireEvent.change(screen.getByLabelText('Network'), { target: { value: '59140' } }))
  expect(drawn(await code('Linea Goerli'))).toBe(pathOf(`ethereum:${alice}@59140`))
})
