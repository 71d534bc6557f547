import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Models } from '#ui/models/models.ts'
import { FakePage, FakeProviders } from '#ui/views/fake-page.tsx'

interface HostOptions {
  readonly models: Models
  /** Mounts everything twice, as the real page does in development. */
  readonly isStrict?: boolean
}

/** For tests: a team's component that uses a hook, and all that it was given so far, once for each time it rendered. */
export async function mountHook<Result>(hook: () => Result, { models, isStrict = false }: HostOptions) {
  const Page = isStrict ? FakePage : FakeProviders
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Page models={models}>{children}</Page>
  const given: Result[] = []
  const recorded = () => {
    const result = hook()
    given.push(result)
    return result
  }
  const mounted = await act(async () => renderHook(recorded, { wrapper }))
  return { ...mounted, given, current: () => mounted.result.current }
}
