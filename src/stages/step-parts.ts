// The steps for a chosen wallet share these, some also with an account's code. In separate files, their names alone
// would take more bytes.
import '#ui/views/connect-dialog/new-tab-link.tsx'
import '#ui/views/connect-dialog/pane-styles.ts'
import '#ui/views/connect-dialog/qr-placeholder.tsx'
import '#ui/views/connect-dialog/wallet-mark.tsx'
import '#ui/views/connect-dialog/get-wallet-button.tsx'
import '#ui/views/parts/copy-button.tsx'
import '#ui/views/parts/details.tsx'
import '#ui/views/parts/time.ts'
import '#ui/views/parts/waiting.tsx'
