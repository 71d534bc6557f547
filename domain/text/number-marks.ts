import { liveText } from './live-text.ts'

/** The marks in numbers, as English has them; those of another language come from `Intl` (`src/language/translations.ts`). */
export const numberMarks = liveText('numberMarks', { decimal: '.', group: ',' })
