import { css } from '@emotion/react'
import { pageText } from '#ui/text/page.ts'
import { sendText } from '#ui/text/send.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'

const note = css({ display: 'grid', gap: 4 })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Whether to send the same again; below the pressed button, so that a double click cannot confirm it. */
export const RepeatQuestion = observer(function RepeatQuestion() {
  const { payment } = useModels().paymentForm
  return (
    <Notice kind="danger">
      <div css={note}>
        <p>{sendText.again.question}</p>
        <div css={buttons}>
          <Button kind="danger" isSmall onClick={payment.confirmAgain}>
            {sendText.again.confirm}
          </Button>
          <Button isSmall onClick={payment.cancel}>
            {pageText.dialogs.cancel}
          </Button>
        </div>
      </div>
    </Notice>
  )
})
