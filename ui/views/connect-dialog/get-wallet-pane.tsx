import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Download } from './download.tsx'
import { DownloadOptions } from './download-options.tsx'
import { GetWalletList } from './get-wallet-list.tsx'
import { Instructions } from './instructions.tsx'
import { Learn } from './learn.tsx'

/** The steps of getting a wallet; in a wide dialog also the initial pane beside the list. */
export const GetWalletPane = observer(function GetWalletPane() {
  const { connectDialog } = useConnectModels()
  switch (connectDialog.step.name) {
    case 'GET':
      return <GetWalletList />
    case 'DOWNLOAD_OPTIONS':
      return <DownloadOptions />
    case 'DOWNLOAD':
      return <Download />
    case 'INSTRUCTIONS_MOBILE':
      return <Instructions kind="app" />
    case 'INSTRUCTIONS_EXTENSION':
      return <Instructions kind="extension" />
    default:
      return <Learn />
  }
})
