import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type Models, ModelsContext } from '#ui/models/models.ts'
import { Frame } from '#ui/views/shell/frame.tsx'

/** What is loaded after the shell is on screen. */
export interface LoadedApp {
  readonly models: Models
  readonly App: ComponentType
  readonly NavActions: ComponentType
  readonly ThemeSwitch: ComponentType
}

interface RootProps {
  readonly load: () => Promise<LoadedApp>
}

/** The shell, and inside it the app as soon as it is there. The same on the build machine and in the browser. */
export function Root({ load }: RootProps) {
  const [app, setApp] = useState<LoadedApp>()
  const [hasFailed, setHasFailed] = useState(false)
  const wantsToConnect = useRef(false)

  useEffect(() => {
    load().then(
      (loaded) => {
        if (wantsToConnect.current) loaded.models.dialogs.openConnect()
        setApp(loaded)
      },
      () => setHasFailed(true)
    )
  }, [load])

  // A click before the app is there is kept until it is.
  const handleConnect = () => {
    wantsToConnect.current = true
  }

  return (
    <ModelsContext value={app?.models}>
      <Frame
        appName={__ENVIRONMENT__.appName}
        organisation={__ENVIRONMENT__.organisation}
        year={__BUILT_IN_YEAR__}
        hasFailed={hasFailed}
        onConnect={handleConnect}
        nav={app && <app.NavActions />}
        theme={app && <app.ThemeSwitch />}
      >
        {app && <app.App />}
      </Frame>
    </ModelsContext>
  )
}
