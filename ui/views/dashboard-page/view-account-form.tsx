import { css } from '@emotion/react'
import { type FormEvent, useState } from 'react'
import { navigate } from '#ui/router.tsx'
import { dashboardText } from '#ui/text/dashboard.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { TextField } from '#ui/views/parts/text-field.tsx'
import { viewPath } from '#ui/views/paths.ts'

const form = css({
  display: 'grid',
  gap: 8,
  inlineSize: '100%',
  maxInlineSize: 480,
  marginBlockStart: 16,
  '& > button': { justifySelf: 'start' }
})

/** Leads to the dashboard of any account, which says what is wrong with anything else. */
export function ViewAccountForm({ initial = '' }: { readonly initial?: string }) {
  const [text, setText] = useState(initial)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') navigate(viewPath(text.trim()))
  }
  const { field, hint, open, submit } = dashboardText.view
  return (
    <form css={form} aria-label={open} onSubmit={handleSubmit}>
      <TextField label={field} hint={hint} dir="ltr" value={text} onChange={({ target }) => setText(target.value)} />
      <Button type="submit">{submit}</Button>
    </form>
  )
}
