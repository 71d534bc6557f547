import { groups, type Story } from './story.ts'

const files = import.meta.glob<{ readonly story: Story }>('./stories/*.tsx', { eager: true })

/** Every story by its part, which is the name of its file; grouped, and sorted by title within a group. */
export const stories: ReadonlyMap<string, Story> = new Map(
  Object.entries(files)
    .map(([file, { story }]) => [file.replace(/^.*\/|\.tsx$/g, ''), story] as const)
    .sort(([, a], [, b]) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.title.localeCompare(b.title))
)
