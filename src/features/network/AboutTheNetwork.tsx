import type { WordedPage } from '../page-content/page-content.ts';
import { Founder } from './Founder.tsx';
import { NetworkBenefits } from './NetworkBenefits.tsx';
import { NetworkQuestions } from './NetworkQuestions.tsx';
import { WhatIsTheNetwork } from './WhatIsTheNetwork.tsx';
import { WhyJoin } from './WhyJoin.tsx';

export function AboutTheNetwork({ words, pictureAt }: WordedPage<'join'>) {
  const { network, why, agents, clients, questions, founder } = words;
  return (
    <>
      <WhatIsTheNetwork {...network} />
      <WhyJoin {...why} picture={pictureAt(why.imageUrl)} />
      <NetworkBenefits agents={agents} clients={clients} />
      <NetworkQuestions {...questions} />
      <Founder {...founder} portrait={pictureAt(founder.imageUrl)} />
    </>
  );
}
