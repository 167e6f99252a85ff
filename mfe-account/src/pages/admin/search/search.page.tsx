import { useState } from 'react';
import type { SearchTuning } from '@ritual/shared/contract';
import { useLoaderData } from '@ritual/shared/routing';
import { AdminPage, DetailColumns, useRights } from '../../../admin/index.ts';
import { Misses } from './misses.tsx';
import { PinDialog, type PinDraft } from './pin-dialog.tsx';
import { Pins } from './pins.tsx';
import type { loader } from './search.loader.ts';
import { SynonymDialog, type SynonymDraft } from './synonym-dialog.tsx';
import { Synonyms } from './synonyms.tsx';

export { loader } from './search.loader.ts';

/** What shoppers search for in vain, and what the staff does about it. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [tuning, setTuning] = useState<SearchTuning>(loaded);
  const [synonym, setSynonym] = useState<SynonymDraft | null>(null);
  const [pin, setPin] = useState<PinDraft | null>(null);
  const writable = useRights()('products.write');
  const shared = { writable, onSaved: setTuning };
  return (
    <AdminPage
      title="Search"
      intro="Synonyms and pinned products hold for the search page and for suggestions, from the next search on."
    >
      <DetailColumns>
        <div>
          <Misses misses={tuning.misses} writable={writable} onSynonym={setSynonym} onPin={setPin} />
        </div>
        <div>
          <Synonyms {...shared} synonyms={tuning.synonyms} onOpen={setSynonym} />
          <Pins {...shared} pins={tuning.pins} onOpen={setPin} />
        </div>
      </DetailColumns>
      <SynonymDialog draft={synonym} onClose={() => setSynonym(null)} onSaved={setTuning} />
      <PinDialog draft={pin} onClose={() => setPin(null)} onSaved={setTuning} />
    </AdminPage>
  );
}
