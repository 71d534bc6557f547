import { css } from '@emotion/react'
import { type ComponentPropsWithRef, useId } from 'react'
import { color, motion, radius, size, type, weight } from '#ui/theme/tokens.ts'

const field = css({
  display: 'grid',
  gap: 4,
  '& label': { ...type.small, fontWeight: weight.medium },
  '& select': {
    inlineSize: '100%',
    minBlockSize: size.touch + 4,
    paddingInline: 8,
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    backgroundColor: color.surface,
    color: color.text,
    font: 'inherit',
    transition: `border-color ${motion.quick}`
  },
  '& select:hover': { borderColor: color.text }
})

interface SelectFieldProps extends ComponentPropsWithRef<'select'> {
  /** Above the field. */
  readonly label: string
}

/** A labelled choice among a few options. */
export function SelectField({ label, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div css={field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select}>
        {children}
      </select>
    </div>
  )
}
