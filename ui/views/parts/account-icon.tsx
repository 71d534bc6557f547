import { Drawing } from './icons.tsx'

const paths = {
  down: 'm6 9 6 6 6-6',
  copy: 'M9 9h9.5A1.5 1.5 0 0 1 20 10.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5zm0 6H5.5A1.5 1.5 0 0 1 4 13.5v-8A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.5V9',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  leave: 'M14 4h4.5A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5H14M4 12h11m-4-4 4 4-4 4',
  external: 'M8 16 17 7m-8 0h8v8',
  code: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h2v2m4-2v2m-6 4h2m4-2v2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12m9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  warning: 'M12 4 2.8 19.5h18.4zm0 6v4m0 2.8v.1',
  pending: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.5V12l3 2',
  confirmed: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-4 9.3 2.8 2.7L16 9.5',
  failed: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM9.3 9.3l5.4 5.4m0-5.4-5.4 5.4'
} as const

export type AccountIconName = keyof typeof paths

/** Icons that only the account stage needs. Always decorative, like `Icon`. */
export function AccountIcon({ name, size = 20 }: { readonly name: AccountIconName; readonly size?: number }) {
  const isDirected = name === 'external' || name === 'leave'
  return <Drawing path={paths[name]} size={size} isMirrored={isDirected} />
}
