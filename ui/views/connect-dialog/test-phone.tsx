import { css } from '@emotion/react'
import { useState } from 'react'
import { devServerText } from '#domain/text/dev-server.ts'
import { color } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Sentence } from '#ui/views/parts/untrusted-text.tsx'

const action = css({ color: color.accent, fontWeight: 600, '&:hover': { textDecoration: 'underline' } })

interface Outcome {
  readonly failure: string | undefined
}

/** Sends the code's link to the development server's phone and shows the outcome. */
export const TestPhone = observer(function TestPhone() {
  const { pairing } = useConnectModels().connection
  const [outcome, setOutcome] = useState<Outcome>()
  const handlePair = async () => {
    setOutcome({ failure: await pair(pairing?.uri ?? '').catch(String) })
  }
  return (
    <>
      <button type="button" css={action} onClick={handlePair}>
        {devServerText.testPhone.use}
      </button>
      <span role="status">{outcome && <OutcomeText {...outcome} />}</span>
    </>
  )
})

function OutcomeText({ failure }: Outcome) {
  const { asked, failed } = devServerText.testPhone
  return failure === undefined ? asked : <Sentence of={failed} name={failure} />
}

/** @returns why the phone rejected the link; undefined on success. */
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
