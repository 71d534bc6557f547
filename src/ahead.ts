import { Container } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { nextSteps } from '#domain/connect-steps.ts'
import { nextConnection } from '#domain/connection.ts'
import { dialogAfter } from '#domain/dialogs.ts'
import { walletFailure } from '#domain/wallet-failure.ts'
import { walletGroups } from '#domain/wallet-list.ts'
import { ConnectDialogModel } from '#ui/models/connect-dialog-model.ts'
import { Dialog } from '#ui/views/parts/dialog.tsx'

const libraries = [Container, makeAutoObservable, observer] as const
const rules = [dialogAfter, nextConnection, nextSteps, walletFailure, walletGroups] as const

/** Named here only so that their code is fetched ahead: a click on Connect then waits for little else. */
export const ahead = [...libraries, ...rules, ConnectDialogModel, Dialog] as const
