import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'

export const contractBatches: typeof english = {
  review: (count) =>
    `${count} 个步骤中的第一步目前会成功。其余步骤可能取决于它，因此本页面暂时无法检查。请核对所有步骤，然后确认。`,
  preparing: '正在检查您的钱包支持哪些功能，随后钱包会请您确认。',
  impossible: '这些步骤要么全部一起执行，要么都不执行，而您的钱包做不到这一点。',
  asking: (count) => `请在钱包中确认全部 ${count} 个步骤。`,
  earlier: '您的钱包后来还是接受了之前的请求。如果这次也确认，操作可能会执行两次。',
  batched: (count) => `您的钱包已收到全部 ${count} 个步骤，本页面会向它查询结果。发送后，这些步骤会列在“交易”中。`,
  away: (count) => `您的钱包已收到全部 ${count} 个步骤。请用同一账户重新连接钱包，以了解结果。`,
  partial: {
    listed: (count) => `${count} 个步骤中只完成了一部分。已发送的交易列在“交易”中：再次尝试之前，请先查看。`,
    unlisted: (count) =>
      `${count} 个步骤中只完成了一部分。您的钱包未说明发送了哪些交易：再次尝试之前，请先在钱包中查看。`
  },
  confirmed: (count) => `全部 ${count} 个步骤均已发送，并已获网络确认。`,
  unlisted: (count) => `您的钱包报告全部 ${count} 个步骤均已完成，但未说明是通过哪些交易完成的，因此本页面无法列出。`,
  failed: '您的钱包报告操作失败。所有步骤均未生效。',
  unclear: '您的钱包未说明结果如何：再次尝试之前，请先在钱包中查看。',
  stepNotSent: {
    notYet: '此步骤尚未发送。',
    no: '此步骤未发送。',
    notThisTime: '此步骤这次未发送。'
  },
  step: (number, count) => `第 ${number} 步，共 ${count} 步：`,
  done: (done, count) => `${count} 个步骤中已完成 ${done} 个。`
}
