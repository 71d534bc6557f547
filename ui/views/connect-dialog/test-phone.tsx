import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { devServerMessages } from '#domain/dev-server-messages.ts'
import { color } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'

const action = css({ color: color.accent, fontWeight: 600, '&:hover': { textDecoration: 'underline' } })

/** Hands the code's link to the phone of the development server, and says what came of it. */
export const TestPhone = observer(function TestPhone() {
  const { pairing } = useConnectModels().connection
  const [outcome, setOutcome] = useState<string>()
  const handlePair = async () => {
    const failure = await pair(pairing?.uri ?? '').catch(String)
    setOutcome(failure === undefined ? devServerMessages.testPhone.asked : devServerMessages.testPhone.failed(failure))
  }
  return (
    <>
      <button type="button" css={action} onClick={handlePair}>
        {devServerMessages.testPhone.use}
      </button>
      <span role="status">{outcome}</span>
    </>
  )
})

/** @returns why the phone did not take it, if it did not. */
async function pair(uri: string): Promise<string | undefined> {
  const response = await fetch(`${__TEST_PHONE__}/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uri })
  })
  if (response.ok) return undefined
  const { message } = Object(await response.json().catch(() => undefined))
  return typeof message === 'string' ? message : `HTTP ${response.status}`
}
