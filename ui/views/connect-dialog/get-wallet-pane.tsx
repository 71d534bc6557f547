import { observer } from 'mobx-react-lite'
import { useConnectModels } from '#ui/views/models-context.ts'
import { Download } from './download.tsx'
import { DownloadOptions } from './download-options.tsx'
import { Instructions } from './instructions.tsx'
import { Learn } from './learn.tsx'
import { WalletsToGet } from './wallets-to-get.tsx'

/** The steps around getting a wallet; on a wide dialog also what stands beside the list at first. */
export const GetWalletPane = observer(function GetWalletPane() {
  const { connectDialog } = useConnectModels()
  switch (connectDialog.step.name) {
    case 'GET':
      return <WalletsToGet />
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
