import { Drawing } from '#ui/views/parts/icons.tsx'

const paths = {
  keys: 'M15.5 3.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10M11.9 12 4 20m2.5-2.5L9 20',
  shield: 'M12 3 5 6v5.5c0 4.4 2.9 7.6 7 9.5 4.1-1.9 7-5.1 7-9.5V6zm-3 9 2.2 2.2L15.2 10',
  signature: 'M4 20h16M6 15.5 16.2 5.3a1.8 1.8 0 0 1 2.5 2.5L8.5 18 5 19z',
  window:
    'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5zM4 9h16m-8 2.5v5M9.5 14h5',
  phone: 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zm3 15h2',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14',
  scan: 'M4 8.5v-3A1.5 1.5 0 0 1 5.5 4h3m7 0h3A1.5 1.5 0 0 1 20 5.5v3m0 7v3a1.5 1.5 0 0 1-1.5 1.5h-3m-7 0h-3A1.5 1.5 0 0 1 4 18.5v-3M7.5 12h9',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.3m0-4.5V9H15'
} as const

export type StepIconName = keyof typeof paths

export function StepIcon({ name }: { readonly name: StepIconName }) {
  return <Drawing path={paths[name]} size={22} />
}
