import { App } from '#ui/views/app.tsx'
import { NavActions } from '#ui/views/shell/nav-actions.tsx'
import { ThemeSwitch } from '#ui/views/shell/theme-switch.tsx'
import { start } from './start.ts'

/** Everything after the shell, as one chunk: the models, and the views that read them. */
export { App, NavActions, start, ThemeSwitch }
