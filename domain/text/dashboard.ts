import { englishDashboard } from './en/dashboard.ts'

/** Texts of the dashboard, loaded with it. */
export const dashboardText: typeof englishDashboard = englishDashboard
